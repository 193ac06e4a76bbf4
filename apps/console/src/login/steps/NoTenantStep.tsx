import { textOf } from '@waybill/ui';
import { SignOutLink } from './SignOutLink.tsx';
import { stepsText } from './steps.text.ts';

/** Signed in, but without an organization. */
export function NoTenantStep() {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-ink-2">{textOf(stepsText).askInvitation}</p>
      <SignOutLink />
    </div>
  );
}
