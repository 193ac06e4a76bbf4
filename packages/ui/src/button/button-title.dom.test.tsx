// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TooltipProvider } from '../overlay/TooltipProvider.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

const buttons = (
  <>
    <Button disabledReason="One moment">Send</Button>
    <IconButton label="Copy" icon={<i />} />
    <IconButton label="Print" icon={<i />} disabledReason="Nothing to print" />
    <Button>Plain</Button>
  </>
);
const titles = () => screen.getAllByRole('button').map((button) => button.getAttribute('title'));

test('where no tooltips are, buttons explain themselves by the browser’s own titles', () => {
  render(buttons);
  expect(titles()).toEqual(['One moment', 'Copy', 'Nothing to print', null]);
});

test('where tooltips are, nothing is said twice', () => {
  render(<TooltipProvider>{buttons}</TooltipProvider>);
  expect(titles()).toEqual([null, null, null, null]);
});
