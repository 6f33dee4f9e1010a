import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './app';

const providers = [provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]))];

export default (context: BootstrapContext) => bootstrapApplication(App, { providers }, context);
