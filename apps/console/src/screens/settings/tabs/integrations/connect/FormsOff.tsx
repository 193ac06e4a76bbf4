import { buttonClass, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { integrationsAddress } from '../integrations-address.ts';
import { connectText } from './connect.text.ts';

/** Replaces a form for credentials if the organisation has none: how to enable it. */
export function FormsOff() {
  const text = textOf(connectText);
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="max-w-prose">
        <b className="font-medium">{text.formsOff}</b>{' '}
        <span className="text-ink-2">{text.formsOffNote}</span>
      </p>
      <Link to={integrationsAddress.view('sending')} className={buttonClass('secondary', 'md')}>
        {text.toSending}
      </Link>
    </div>
  );
}
