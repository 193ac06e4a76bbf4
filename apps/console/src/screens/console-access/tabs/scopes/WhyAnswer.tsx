import type { AccessExplanation, EXPLAINED_KINDS, ScopedMember } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useRead } from '../../../../app/http/use-read.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { roleName } from '../../role-name.ts';
import { ruleSummary } from './rule-summary.ts';
import { whyText } from './why.text.ts';

export interface WhyAnswerProps {
  member: ScopedMember;
  kind: (typeof EXPLAINED_KINDS)[number];
  /** Empty: nothing is chosen yet. */
  id: string;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The answer first, then role, scope, grant and what is not allowed. */
export function WhyAnswer({ member, kind, id }: WhyAnswerProps) {
  const text = textOf(whyText);
  const { data, error } = useRead(UUID.test(id) ? '/v1/access-explanation' : null, {
    query: { memberId: member.userId, kind, id },
  });
  if (id === '') return null;
  return (
    <div aria-live="polite">
      {data === undefined ? (
        <p className="text-ink-2">
          {error === undefined && UUID.test(id) ? text.checking : text.notThere}
        </p>
      ) : (
        <Answer of={data} />
      )}
    </div>
  );
}

function Answer({ of: answer }: { of: AccessExplanation }) {
  const text = textOf(whyText);
  const { permission, roles, scope, isRestricted, notAllowed } = answer;
  const known = useRead('/v1/roles').data?.items ?? [];
  const named = (keys: readonly string[]) => keys.map((key) => roleName(known, key)).join(', ');
  return (
    <>
      <Verdict of={answer} />
      <dl className="flex flex-col gap-3">
        <Reason
          term={text.role}
          detail={roles.length === 0 ? text.noRoles : text.roles(named(roles))}
        >
          {permission.roles.length === 0
            ? text.noneGrants(permission.name)
            : text.grants(named(permission.roles), permission.name)}
        </Reason>
        {scope === null ? (
          <Reason term={text.scope}>{text.allData}</Reason>
        ) : (
          <ScopeReasons scope={scope} />
        )}
        {isRestricted && <Reason term={text.restricted}>{text.restrictedHelp}</Reason>}
        {notAllowed.length > 0 && (
          <Reason term={text.notAllowed}>
            <ul>
              {notAllowed.map((one) => (
                <li key={one.permission}>{text.needs(one.permission, one.roles.join(', '))}</li>
              ))}
            </ul>
          </Reason>
        )}
      </dl>
    </>
  );
}

function Verdict({ of: { isVisible, notAllowed } }: { of: AccessExplanation }) {
  const text = textOf(whyText);
  const visible = notAllowed.length > 0 ? text.yesWithout : text.yes;
  return (
    <div
      className={clsx(
        'mb-3 rounded-md border px-3 py-2',
        isVisible
          ? 'border-ok-line bg-ok-soft text-ok-text'
          : 'border-medium-line bg-medium-soft text-medium-text',
      )}
    >
      <p className="font-semibold">{isVisible ? visible : text.no}</p>
      <p className="text-sm">{isVisible ? text.yesHelp : text.noHelp}</p>
    </div>
  );
}

function ScopeReasons({ scope }: { scope: NonNullable<AccessExplanation['scope']> }) {
  const text = textOf(whyText);
  const { data: choices } = useRead('/v1/access-scopes/choices');
  const { name, rules, isInside, grantedBy, grantedAt } = scope;
  return (
    <>
      <Reason term={text.scope} detail={ruleSummary(rules, choices).join(' · ')}>
        {isInside ? text.inside(name) : text.outside(name)}
      </Reason>
      <Reason term={text.grant}>{text.granted(grantedBy, localDateTime(grantedAt))}</Reason>
    </>
  );
}

interface ReasonProps {
  term: string;
  detail?: string;
  children: ReactNode;
}

function Reason({ term, detail = '', children }: ReasonProps) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{term}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
      {detail !== '' && <dd className="text-sm wrap-anywhere text-ink-2">{detail}</dd>}
    </div>
  );
}
