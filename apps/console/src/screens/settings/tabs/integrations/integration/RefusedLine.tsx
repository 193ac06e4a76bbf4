import type { IntegrationSource } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { integrationsAddress } from '../integrations-address.ts';
import { integrationText } from './integration.text.ts';

/** Number of the source's records that need a person, with a link. */
export function RefusedLine({ source }: { source: IntegrationSource | undefined }) {
  const text = textOf(integrationText);
  if (source === undefined || source.rejected === 0) return null;
  return (
    <p>
      <span className="text-high-text">{text.refused(source.rejected)}</span>{' '}
      <Link to={integrationsAddress.refused(source.sourceId)} className="text-accent underline">
        {text.seeRefused}
      </Link>
    </p>
  );
}
