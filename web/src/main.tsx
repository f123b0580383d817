import { render } from 'preact';
import { App } from './app';
import { beginRouter } from './shell/router';
import { beginSettings } from './shell/settings';
import { beginUpdates } from './shell/update';

beginSettings();
beginRouter();
beginUpdates();
const root = document.getElementById('app');
if (root) render(<App />, root);
