import { Button, PasswordField, TagField, TextField, textOf } from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { describeError, faultAt } from '../app/http/api-error.ts';
import { FormError } from './FormError.tsx';
import { isMailDomain, mailDomain } from './password-policy.ts';
import { PasswordRules } from './PasswordRules.tsx';
import { emailFault } from './sign-in-checks.ts';
import { useSignInSdk } from './sign-in-sdk.ts';
import { submitSetup, type SetupFields, type SetupOutcome } from './submit-setup.ts';
import { usePasswordPolicy } from './use-password-policy.ts';
import { setupText } from './setup.text.ts';

const EMPTY: SetupFields = { tenantName: '', ownDomains: [], name: '', email: '', password: '' };

const REQUIRED = ['tenantName', 'name', 'email', 'ownDomains', 'password'] as const;

export interface SetupFormProps {
  token: string;
  /** Called for every outcome except a failure, which the form shows itself. */
  onOutcome: (outcome: SetupOutcome) => void;
}

/** Names the tenant and its first administrator with the one-time link's token. */
export function SetupForm({ token, onOutcome }: SetupFormProps) {
  const text = textOf(setupText);
  const sdk = useSignInSdk();
  const [fields, setFields] = useState(EMPTY);
  const [hasOwnDomains, setHasOwnDomains] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [outcome, setOutcome] = useState<SetupOutcome | null>(null);
  const policy = usePasswordPolicy(sdk);
  const error = outcome?.state === 'failed' ? outcome.error : undefined;
  const set = (change: Partial<SetupFields>) => setFields((known) => ({ ...known, ...change }));

  function changeEmail(email: string) {
    const domain = mailDomain(email);
    // The domain follows the e-mail until a person has put their own.
    set({ email, ...(hasOwnDomains ? {} : { ownDomains: domain === null ? [] : [domain] }) });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsAsked(true);
    if (
      REQUIRED.some((path) => fields[path].length === 0) ||
      emailFault(fields.email.trim()) !== null
    ) {
      return;
    }
    setIsBusy(true);
    const result = await submitSetup(token, fields, sdk);
    setIsBusy(false);
    setOutcome(result);
    if (result.state !== 'failed') onOutcome(result);
  }

  // Shown only after the first attempt.
  const needed: Record<(typeof REQUIRED)[number], string> = {
    tenantName: text.organisationNeeded,
    name: text.nameNeeded,
    email: text.emailNeeded,
    ownDomains: text.domainNeeded,
    password: text.passwordNeeded,
  };
  const faultOf = (path: (typeof REQUIRED)[number]) =>
    isAsked && fields[path].length === 0 ? needed[path] : (faultAt(error, path) ?? undefined);
  const hasFieldFault = Object.keys(EMPTY).some((path) => faultAt(error, path) !== null);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {error !== undefined && !hasFieldFault && <FormError>{describeError(error).title}</FormError>}
      <TextField
        label={text.organisation}
        name="organization"
        autoComplete="organization"
        required
        maxLength={120}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is all there is on the page
        autoFocus
        value={fields.tenantName}
        onChange={(event) => set({ tenantName: event.target.value })}
        error={faultOf('tenantName')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={text.yourName}
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          value={fields.name}
          onChange={(event) => set({ name: event.target.value })}
          error={faultOf('name')}
        />
        <TextField
          label={text.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={fields.email}
          onChange={(event) => changeEmail(event.target.value)}
          error={
            faultOf('email') ??
            (isAsked ? (emailFault(fields.email.trim()) ?? undefined) : undefined)
          }
        />
      </div>
      <TagField
        label={text.domains}
        hint={text.domainsHint}
        values={fields.ownDomains}
        onChange={(ownDomains) => {
          setHasOwnDomains(true);
          set({ ownDomains });
        }}
        validate={(domain) => (isMailDomain(domain) ? undefined : text.noDomain)}
        placeholder="northwind.example"
        error={faultOf('ownDomains')}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="new-password"
        required
        value={fields.password}
        onChange={(event) => set({ password: event.target.value })}
        error={faultOf('password')}
        meter={policy && <PasswordRules policy={policy} password={fields.password} />}
      />
      <Button type="submit" variant="primary" className="mt-1 w-full" isBusy={isBusy}>
        {text.setUp}
      </Button>
    </form>
  );
}
