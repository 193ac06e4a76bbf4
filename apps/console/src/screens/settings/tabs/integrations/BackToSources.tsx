import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { Icon } from '../../../../components/icons.ts';
import { integrationsAddress } from './integrations-address.ts';
import { tabText } from './tab.text.ts';

/** Leads from an integration, or from connecting one, back to all sources. */
export function BackToSources() {
  return (
    <Link
      to={integrationsAddress.view('sources')}
      className="inline-flex items-center gap-1.5 self-start rounded-sm text-base text-ink-2 hover:text-ink [&_svg]:size-4"
    >
      <Icon.back aria-hidden />
      {textOf(tabText).sources}
    </Link>
  );
}
