// The minimum of a page rendered by React: required for any console on this library.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(createElement('h1', null, 'Nothing but a heading'));
