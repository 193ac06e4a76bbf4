// The least that a page drawn by React can be: what any console on this library has to load.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(createElement('h1', null, 'Nothing but a heading'));
