import { textOf } from '@waybill/ui';
import { Icon } from '../components/icons.ts';
import { policyRules, type PasswordPolicy } from './password-policy.ts';
import { loginText } from './login.text.ts';

/** The policy as a list that fills up while typing. */
export function PasswordRules({ policy, password }: { policy: PasswordPolicy; password: string }) {
  const text = textOf(loginText);
  return (
    <ul aria-label={text.rules} className="mt-0.5 flex flex-col gap-0.5 text-sm">
      {policyRules(policy, password).map(({ label, isMet }) => (
        <li key={label} className={isMet ? 'flex gap-1.5 text-ok-text' : 'flex gap-1.5 text-ink-3'}>
          {isMet ? (
            <Icon.met role="img" aria-label={text.met} className="mt-px size-3.5 shrink-0" />
          ) : (
            <Icon.unmet role="img" aria-label={text.notMet} className="mt-px size-3.5 shrink-0" />
          )}
          {label}
        </li>
      ))}
    </ul>
  );
}
