import { render } from 'solid-js/web';
import { Table } from './Sample.jsx';

render(() => <Table />, document.getElementById('app'));
