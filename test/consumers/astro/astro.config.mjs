import { defineConfig } from 'astro/config';
import othello from 'othello-board/remark';

export default defineConfig({ markdown: { remarkPlugins: [othello] } });
