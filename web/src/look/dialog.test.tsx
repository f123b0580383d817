// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog';

const root = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, root));

function Page({ open }: { open: boolean }) {
  return (
    <>
      <button id="more">More</button>
      {open ? (
        <Dialog title="More" close={() => undefined}>
          <button id="inside">Inside</button>
        </Dialog>
      ) : null}
    </>
  );
}
const show = (open: boolean) => act(() => render(<Page open={open} />, root));
const by = (id: string) => document.getElementById(id);

test('a dialog gives the focus back where it came from', async () => {
  await show(false);
  by('more')?.focus();
  await show(true);
  by('inside')?.focus();
  // At once, not a frame later: what is opened next remembers where it came from.
  render(<Page open={false} />, root);
  expect(document.activeElement).toBe(by('more'));
});
