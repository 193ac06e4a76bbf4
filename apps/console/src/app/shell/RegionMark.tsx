import { buttonClass, Menu, textOf, type MenuItem } from '@waybill/ui';
import type { Region } from '@waybill/contract';
import { Icon } from '../../components/icons.ts';
import { useRuntimeConfig } from '../session/runtime-config.ts';
import { useSessionInfo } from '../session/session-context.ts';
import { switchRegion } from '../session/switch-region.ts';
import { shellText } from './shell.text.ts';

/** The organisation's region; a menu of regions if this installation serves several. */
export function RegionMark() {
  const { tenant } = useSessionInfo();
  const { regions } = useRuntimeConfig();
  const text = textOf(shellText);
  const content = (
    <>
      <Icon.region aria-hidden className="size-4 text-ink-3" />
      {tenant.region}
    </>
  );
  if (regions.length < 2) {
    return (
      <span className="flex items-center gap-1.5 px-2 text-base text-ink-2" title={text.region}>
        {content}
      </span>
    );
  }
  const itemOf = (region: Region): MenuItem => ({
    key: region,
    label: region,
    isChecked: region === tenant.region,
    onSelect: () => switchRegion(region),
  });
  return (
    <Menu
      label={text.regions}
      trigger={
        <button
          type="button"
          aria-label={text.changeRegion(tenant.region)}
          className={buttonClass('ghost', 'md')}
        >
          {content}
          <Icon.expand aria-hidden />
        </button>
      }
      items={regions.map(itemOf)}
    />
  );
}
