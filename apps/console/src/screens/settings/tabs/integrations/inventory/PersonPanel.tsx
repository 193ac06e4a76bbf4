import type { PersonIdentity } from '@waybill/contract';
import { Avatar, buttonClass, KeyValueList, PanelSection, textOf } from '@waybill/ui';
import { Link } from 'react-router';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { Age } from '../../../../../components/Age.tsx';
import { eventLinksText } from '../../../../../components/lineage/event-links.text.ts';
import { personFlows } from '../../../../../components/lineage/lineage-address.ts';
import type { ResponseOf } from '../../../../../app/http/routes-type.ts';
import { inventoryText } from '../inventory.text.ts';
import { systemOf } from './device-columns.tsx';
import { IdentityPanel, type IdentityPanelProps } from './IdentityPanel.tsx';
import { roleOf } from './people-columns.tsx';
import { PersonStatusBadge } from './PersonStatusBadge.tsx';
import { TextLines } from './TextLines.tsx';
import { identityHref } from './use-inventory-address.ts';

type Detail = ResponseOf<'/v1/people/{personId}'>;
type PersonPanelProps = Pick<IdentityPanelProps<Detail>, 'identityId' | 'onClose' | 'onChanged'>;

/** One person next to the list, with every source's record and their devices. */
export function PersonPanel(props: PersonPanelProps) {
  const text = textOf(inventoryText);
  const detail = useRead('/v1/people/{personId}', { params: { personId: props.identityId } });
  return (
    <IdentityPanel
      {...props}
      kind="person"
      detail={detail}
      nameOf={({ person }) => person.name ?? text.noName}
      renderFacts={({ person }) => <PersonFacts person={person} />}
      renderBelow={({ devices }) => (
        <PanelSection title={text.devices}>
          <Devices devices={devices} />
        </PanelSection>
      )}
    />
  );
}

/** Leads to all that the person moved, under whichever of their accounts. */
function Movements({ person }: { person: PersonIdentity }) {
  const { can } = useSessionInfo();
  const key = person.emails[0] ?? person.logins[0];
  if (key === undefined || !can('activity:read')) return null;
  return (
    <PanelSection>
      <Link to={personFlows(key)} className={buttonClass('secondary', 'sm')}>
        {textOf(eventLinksText).movements}
      </Link>
    </PanelSection>
  );
}

function PersonFacts({ person }: { person: PersonIdentity }) {
  const text = textOf(inventoryText);
  const name = person.name ?? text.noName;
  // Most people sign in with their address, which is not repeated.
  const logins = person.logins.filter((login) => !person.emails.includes(login));
  return (
    <>
      <section className="flex items-center gap-3 border-b border-line px-4 py-4">
        <Avatar name={name} size="lg" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg font-semibold break-words">{name}</h2>
          <p className="text-base text-ink-2">{roleOf(person)}</p>
        </div>
        <PersonStatusBadge status={person.status} />
      </section>
      <Movements person={person} />
      <PanelSection>
        <KeyValueList
          items={[
            { label: text.email, value: <TextLines lines={person.emails} /> },
            { label: text.logins, value: logins.length > 0 ? <TextLines lines={logins} /> : null },
            { label: text.employeeId, value: person.employeeId },
            { label: text.title, value: person.title },
            { label: text.department, value: person.department },
            { label: text.manager, value: person.manager },
            { label: text.organisation, value: accountWords(person) },
            { label: text.seen, value: <Age at={person.seenAt} /> },
          ]}
        />
      </PanelSection>
    </>
  );
}

function accountWords({ external }: PersonIdentity): string | null {
  const text = textOf(inventoryText);
  if (external === 'unknown') return null;
  return external === 'yes' ? text.guestAccount : text.ownAccount;
}

function Devices({ devices }: { devices: Detail['devices'] }) {
  const text = textOf(inventoryText);
  if (devices.length === 0) return <p className="text-base text-ink-3">{text.devicesNone}</p>;
  return (
    <ul className="flex flex-col gap-2">
      {devices.map((device) => (
        <li key={device.identityId} className="flex items-baseline justify-between gap-3">
          <Link
            to={identityHref('device', device.identityId)}
            className="min-w-0 truncate text-accent hover:underline"
          >
            {device.name ?? text.noName}
          </Link>
          <span className="shrink-0 text-sm text-ink-3">{systemOf(device)}</span>
        </li>
      ))}
    </ul>
  );
}
