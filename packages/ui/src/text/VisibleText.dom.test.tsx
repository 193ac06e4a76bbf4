// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisibleText } from './VisibleText.tsx';

const NAME = 'invoice\u202Excod.exe';

test('writes direction characters out in texts and in plain elements, at any depth', () => {
  const { container } = render(
    <VisibleText>
      {NAME}
      <span className="mono">
        <b>{NAME}</b> and {1}
      </span>
    </VisibleText>,
  );
  expect(container.textContent).toBe('invoice[U+202E]xcod.exeinvoice[U+202E]xcod.exe and 1');
  expect(container.querySelector('span')?.className).toBe('mono');
});
