import { clsx } from 'clsx';
import { PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Tooltip } from '../overlay/Tooltip.tsx';
import { textOf } from '../text/define-text.ts';
import { frameText } from './frame.text.ts';

export interface SideNavItem {
  key: string;
  label: string;
  icon: ReactNode;
  href: string;
  isActive?: boolean | undefined;
  /** Open items only, or a short mark. */
  badge?: number | string | undefined;
}

export interface SideNavGroup {
  label?: string | undefined;
  items: readonly SideNavItem[];
}

/** What a link of the router needs; spread it on the router's own link. */
export interface NavLinkProps {
  href: string;
  className: string;
  'aria-current'?: 'page' | undefined;
  'aria-label'?: string | undefined;
  children: ReactNode;
}

export interface SideNavProps {
  groups: readonly SideNavGroup[];
  /** 224 px with words, or 52 px with icons only. */
  isWide: boolean;
  onToggle?: (() => void) | undefined;
  /** Top of the rail: mark and organisation. */
  header?: ReactNode;
  footer?: ReactNode;
  /** Draws a link with the router; plain anchors by default. */
  renderLink?: ((props: NavLinkProps) => ReactNode) | undefined;
  /** Accessible name. */
  label?: string | undefined;
}

function plainLink({ children, ...rest }: NavLinkProps): ReactNode {
  return <a {...rest}>{children}</a>;
}

/** The rail at the left. */
export function SideNav(props: SideNavProps) {
  const { groups, isWide, onToggle, header, footer, renderLink = plainLink } = props;
  const text = textOf(frameText);
  return (
    <nav
      aria-label={props.label ?? text.main}
      className={clsx(
        'flex h-full shrink-0 flex-col border-r border-line bg-rail',
        isWide ? 'w-56' : 'w-13',
      )}
    >
      {header !== undefined && (
        <div
          className={clsx('flex h-12 shrink-0 items-center', isWide ? 'px-4' : 'justify-center')}
        >
          {header}
        </div>
      )}
      <div className="relative min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        {groups.map((group, index) => (
          <NavGroup
            key={group.label ?? index}
            group={group}
            isWide={isWide}
            isFirst={index === 0}
            renderLink={renderLink}
          />
        ))}
      </div>
      {onToggle !== undefined && (
        <div className={clsx('flex px-2 pb-2', !isWide && 'justify-center')}>
          <IconButton
            label={isWide ? text.collapse : text.expand}
            icon={<PanelLeft />}
            onClick={onToggle}
            aria-expanded={isWide}
          />
        </div>
      )}
      {footer !== undefined && (
        <div
          className={clsx(
            'shrink-0 border-t border-line p-2',
            !isWide && 'grid place-items-center',
          )}
        >
          {footer}
        </div>
      )}
    </nav>
  );
}

interface NavGroupProps {
  group: SideNavGroup;
  isWide: boolean;
  isFirst: boolean;
  renderLink: (props: NavLinkProps) => ReactNode;
}

function NavGroup({ group, isWide, isFirst, renderLink }: NavGroupProps) {
  return (
    <div className={clsx(!isFirst && (isWide ? 'mt-4' : 'mt-2 border-t border-line pt-2'))}>
      {group.label !== undefined && isWide && (
        <p className="px-2 pt-1 pb-1.5 text-sm font-medium text-ink-3">{group.label}</p>
      )}
      <ul aria-label={group.label} className="flex flex-col gap-px">
        {group.items.map((item) => (
          <li key={item.key}>
            <NavEntry item={item} isWide={isWide} renderLink={renderLink} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavEntry({
  item,
  isWide,
  renderLink,
}: Omit<NavGroupProps, 'group' | 'isFirst'> & { item: SideNavItem }) {
  const isActive = item.isActive ?? false;
  const link = renderLink({
    href: item.href,
    'aria-current': isActive ? 'page' : undefined,
    'aria-label': isWide ? undefined : item.label,
    className: clsx(
      'relative flex h-8 items-center gap-2.5 rounded-md text-base font-medium focus-visible:-outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0',
      isWide ? 'px-2' : 'justify-center',
      isActive
        ? 'bg-active text-ink [&_svg]:text-accent'
        : 'text-ink-2 hover:bg-hover hover:text-ink [&_svg]:text-ink-3',
    ),
    children: (
      <>
        {item.icon}
        {isWide && <span className="min-w-0 flex-1 truncate">{item.label}</span>}
        {item.badge !== undefined &&
          (isWide ? (
            <span className="text-sm font-normal text-ink-3">{item.badge}</span>
          ) : (
            <span aria-hidden className="absolute top-1 right-1 size-1.5 rounded-full bg-accent" />
          ))}
      </>
    ),
  });
  if (isWide) return link;
  return (
    <Tooltip content={item.label} side="right">
      <span className="block">{link}</span>
    </Tooltip>
  );
}
