// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { PlaceLabel } from '../place/PlaceLabel.tsx';
import { CutTextTip } from './CutTextTip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const tip = () => document.querySelector('[data-cut-tip]')?.textContent;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** This DOM has no layout: text widths are set here. */
const cutAll = () => vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(99);

test('a label that is cut shows its full text when it is pointed at, after a while', () => {
  cutAll();
  render(
    <>
      <PlaceLabel name="SharePoint" container="/sites/finance" />
      <CutTextTip />
    </>,
  );
  fireEvent.pointerOver(screen.getByText('SharePoint'));
  wait(699);
  expect(tip()).toBeUndefined();
  wait(1);
  expect(tip()).toBe('SharePoint · /sites/finance');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeUndefined();
});

test('a label that fits shows nothing', () => {
  render(
    <>
      <PersonLabel name="Dana Whitfield" />
      <CutTextTip />
    </>,
  );
  fireEvent.pointerOver(screen.getByText('Dana Whitfield'));
  wait(5000);
  expect(tip()).toBeUndefined();
});

test('a link whose name is cut shows it when it gets the focus by key; a row of a table does not', () => {
  cutAll();
  render(
    <>
      <a href="#dana">
        <PersonLabel name="Dana Whitfield" hint="Treasury" />
      </a>
      <div role="row" tabIndex={0}>
        <PersonLabel name="Tobias Renner" />
      </div>
      <CutTextTip />
    </>,
  );
  act(() => screen.getByRole('link').focus());
  expect(tip()).toBe('Dana Whitfield · Treasury');
  act(() => screen.getByRole('row').focus());
  expect(tip()).toBeUndefined();
});
