import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOverlayTheme } from '../overlay/overlay-theme.ts';
import { usePortalContainer } from '../overlay/portal-container.ts';
import { textOf } from '../text/define-text.ts';
import { menuText } from './menu.text.ts';

/** One line of a menu. A line without `kind` is an action. */
export type MenuItem =
  | {
      kind?: 'action' | undefined;
      key: string;
      label: string;
      icon?: ReactNode;
      hint?: string | undefined;
      /** The key that does the same elsewhere; shown, not bound. */
      shortcut?: string | undefined;
      isDanger?: boolean | undefined;
      /** Marks a choice that is in force. */
      isChecked?: boolean | undefined;
      disabledReason?: string | undefined;
      onSelect: () => void;
    }
  | { kind: 'separator'; key: string }
  | { kind: 'label'; key: string; label: string };

export interface MenuProps {
  /** Exactly one button. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Accessible name, when the trigger's own is not enough. */
  label?: string | undefined;
  /** Whether it is open, for a menu that a key opens as well; its own matter by default. */
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Look of every menu's box. */
export const MENU_CLASS =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-80 animate-rise overflow-y-auto rounded-lg bg-raised p-1 shadow-float';

/** A menu of actions. Not modal: the page behind stays unchanged and needs no scroll lock. */
export function Menu(props: MenuProps) {
  const { trigger, items, align = 'end', side = 'bottom', label, isOpen, onOpenChange } = props;
  const container = usePortalContainer();
  const theme = useOverlayTheme();
  return (
    <DropdownMenu.Root
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container ?? null}>
        <DropdownMenu.Content
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className={clsx(MENU_CLASS, theme)}
        >
          {items.map((item) => (
            <MenuLine key={item.key} item={item} />
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One line of a menu, for menus that are opened in another way than by a button. */
export function MenuLine({ item }: { item: MenuItem }) {
  if (item.kind === 'separator') {
    return <DropdownMenu.Separator className="mx-1 my-1 h-px bg-line" />;
  }
  if (item.kind === 'label') {
    return (
      <DropdownMenu.Label className="px-2 pt-1.5 pb-1 text-sm font-medium text-ink-3">
        {item.label}
      </DropdownMenu.Label>
    );
  }
  const hint = item.disabledReason ?? item.hint;
  return (
    <DropdownMenu.Item
      disabled={item.disabledReason !== undefined}
      onSelect={item.onSelect}
      className={clsx(
        'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-base outline-none select-none',
        'data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-hover dark:data-highlighted:bg-active [&_svg]:size-4 [&_svg]:shrink-0',
        item.isDanger ? 'text-critical-text' : 'text-ink [&>svg]:text-ink-3',
      )}
    >
      {item.icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{item.label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
      </span>
      {item.isChecked && <Check aria-label={textOf(menuText).chosen} className="text-accent" />}
      {item.shortcut !== undefined && (
        <span className="font-mono text-xs text-ink-3">{item.shortcut}</span>
      )}
    </DropdownMenu.Item>
  );
}
