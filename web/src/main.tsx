import { render } from 'preact';
import { App } from './app';
import { drawInSteps } from './look/in-steps';
import { beginRouter } from './shell/router';
import { beginSettings } from './shell/settings';
import { beginUpdates } from './shell/update';
import { beginTexts } from './shell/wording';

beginSettings();
drawInSteps();
beginRouter();
beginUpdates();
void beginTexts().then(() => {
  const root = document.getElementById('app');
  if (root) render(<App />, root);
});
