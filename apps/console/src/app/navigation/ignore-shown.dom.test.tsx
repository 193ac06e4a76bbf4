// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Link } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test } from 'vitest';
import { ignoreShown } from './ignore-shown.ts';

afterEach(cleanup);

function linkAt(shown: string, to: string) {
  const router = ignoreShown(
    createMemoryRouter([{ path: '*', element: <Link to={to}>go</Link> }], {
      initialEntries: [shown],
    }),
  );
  render(<RouterProvider router={router} />);
  const { key } = router.state.location;
  return { router, isUntouched: () => router.state.location.key === key };
}

test.each([
  ['/detections?a=1&b=2', '/detections?b=2&a=1'],
  ['/detections?a=1', '?a=1'],
  ['/policies', '/policies'],
])('at %s a link to %s does nothing', async (shown, to) => {
  const { isUntouched } = linkAt(shown, to);
  fireEvent.click(screen.getByText('go'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isUntouched()).toBe(true);
});

test('a link elsewhere goes there', async () => {
  const { router } = linkAt('/detections?a=1', '/detections');
  fireEvent.click(screen.getByText('go'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the shown address stops a navigation on its way elsewhere', async () => {
  const { router } = linkAt('/policies', '/policies');
  const elsewhere = router.navigate('/alerts');
  await router.navigate('/policies');
  await elsewhere;
  expect(router.state.location.pathname).toBe('/policies');
});

test('back and forward are left alone', async () => {
  const { router } = linkAt('/policies', '/policies');
  await router.navigate('/alerts');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/policies');
});
