import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { visibleText } from './visible-text.ts';

/**
 * Shows its texts with direction characters written out (`visibleText`), also those inside plain elements.
 * Components among the children show their own texts and are left alone.
 */
export function VisibleText({ children }: { children: ReactNode }) {
  return <>{Children.map(children, withVisibleTexts)}</>;
}

function withVisibleTexts(node: ReactNode): ReactNode {
  if (typeof node === 'string') return visibleText(node);
  if (Array.isArray(node)) return node.map((child: ReactNode) => withVisibleTexts(child));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const isPlain = typeof node.type === 'string' || node.type === Fragment;
  const { children } = node.props;
  if (!isPlain || children === undefined) return node;
  const shown = withVisibleTexts(children);
  return Array.isArray(shown) ? cloneElement(node, {}, ...shown) : cloneElement(node, {}, shown);
}
