// @vitest-environment jsdom
import { render } from 'preact';
import { expect, test, vi } from 'vitest';
import type { SeatPlan, Where } from './plan';
import { SeatRow } from './seat-row';

function row(where: Where, choose: (seat: SeatPlan) => void = () => undefined) {
  const place = document.createElement('ul');
  render(
    <SeatRow
      number={2}
      seat={{ kind: 'friend' }}
      where={where}
      levels={[{ name: 'sharp', summary: { id: 'catalogue.sharp-twenty-one' } }]}
      engines={['deep']}
      choose={choose}
    />,
    place,
  );
  const select = place.querySelector('select');
  if (!select) throw new Error('no field');
  return select;
}

const values = (select: HTMLSelectElement) => [...select.options].map(({ value }) => value);

test('the programs of the server are offered at a table online', () => {
  expect(values(row('online'))).toEqual(['me', 'friend', 'bot:sharp', 'engine:deep']);
  expect(values(row('here'))).toEqual(['me', 'person', 'bot:sharp']);
});

test('one that is chosen gets the seat', () => {
  const choose = vi.fn();
  const select = row('online', choose);
  select.value = 'engine:deep';
  select.dispatchEvent(new Event('change'));
  expect(choose).toHaveBeenCalledWith({ kind: 'engine', name: 'deep' });
});
