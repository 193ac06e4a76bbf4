import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Icon } from '../../../../components/icons.ts';
import { dataTypesAddress } from './data-types-address.ts';
import { tabText } from './tab.text.ts';

/** Leads from the tester or the editor back to all types. */
export function BackToList() {
  return (
    <Link
      to={dataTypesAddress.list}
      className="inline-flex items-center gap-1.5 self-start rounded-sm text-base text-ink-2 hover:text-ink [&_svg]:size-4"
    >
      <Icon.back aria-hidden />
      {textOf(tabText).title}
    </Link>
  );
}
