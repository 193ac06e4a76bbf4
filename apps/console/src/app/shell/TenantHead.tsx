import { BrandMark, IconButton, Menu, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Icon } from '../../components/icons.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { shellText } from './shell.text.ts';
import { useTenantItems } from './use-tenant-items.tsx';

export interface TenantHeadProps {
  isWide: boolean;
  /** Closes the side bar if it is an overlay. */
  onClose?: (() => void) | undefined;
}

/** Top of the side bar: the logo and the organisation, and the person's other ones. */
export function TenantHead({ isWide, onClose }: TenantHeadProps) {
  const { tenant } = useSessionInfo();
  const others = useTenantItems();
  const text = textOf(shellText);
  return (
    <>
      <Link
        to="/"
        aria-label={text.homeOf(tenant.name)}
        title={isWide ? undefined : tenant.name}
        onClick={onClose}
        className="flex min-w-0 items-center gap-2.5 rounded-sm text-md font-semibold"
      >
        <BrandMark />
        {isWide && <span className="truncate">{tenant.name}</span>}
      </Link>
      {isWide && others.length > 0 && (
        <Menu
          align="start"
          label={text.organisations}
          trigger={<IconButton size="sm" label={text.changeOrganisation} icon={<Icon.expand />} />}
          items={others}
        />
      )}
      {onClose !== undefined && (
        <span className="ml-auto">
          <IconButton size="sm" label={text.closeMenu} icon={<Icon.close />} onClick={onClose} />
        </span>
      )}
    </>
  );
}
