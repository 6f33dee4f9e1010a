import { render } from '@builder.io/qwik';
import { Table } from './Sample';

render(document.getElementById('app'), <Table />);
