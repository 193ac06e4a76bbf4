import { Fragment, type ReactNode } from 'react';
import { Kbd } from '../button/Kbd.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { textOf } from '../text/define-text.ts';
import { frameText } from './frame.text.ts';

export interface KeyGroup {
  label: string;
  /** `keys` in the order they are pressed. */
  items: readonly { keys: readonly string[]; label: string }[];
}

export interface HelpOverlayProps {
  isOpen: boolean;
  onClose: () => void;
  groups: readonly KeyGroup[];
  /** Below the map, e.g. what can be set about it. */
  foot?: ReactNode;
}

/** `Shift+Enter` is two keys at once; a `+` at the end is the key itself. */
function partsOf(key: string): string[] {
  return key.split(/\+(?=.)/);
}

/** The map of the keyboard. */
export function HelpOverlay({ isOpen, onClose, groups, foot }: HelpOverlayProps) {
  const text = textOf(frameText);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.keyboard} size="lg">
      <div className="columns-1 gap-8 pb-4 sm:columns-2">
        {groups.map((group) => (
          <section key={group.label} className="mb-5 break-inside-avoid">
            <h3 className="mb-1.5 text-sm font-medium text-ink-3">{group.label}</h3>
            <dl>
              {group.items.map((item) => (
                <div
                  key={item.label}
                  className="flex h-8 items-center justify-between gap-3 border-b border-line last:border-b-0"
                >
                  <dt className="truncate">{item.label}</dt>
                  <dd className="flex shrink-0 items-center gap-1">
                    {item.keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && <span className="text-xs text-ink-3">{text.andThen}</span>}
                        {partsOf(key).map((part) => (
                          <Kbd key={part}>{part}</Kbd>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      {foot !== undefined && <div className="border-t border-line py-4">{foot}</div>}
    </Dialog>
  );
}
