import { mount } from 'svelte';
import App from './Sample.svelte';

mount(App, { target: document.getElementById('app') });
