import type {
  EntityKind,
  IntegrationName,
  ItemKind,
  ObjectKind,
  Outcome,
  PersonStatus,
  PlaceKind,
  RecipientKind,
  Tristate,
  Visibility,
  ActorKind,
} from '@waybill/contract';
import type { VendorRecord } from '../define-connector.ts';
import type { OperationTable } from '../operation-table.ts';
import type { ValueFunction } from './value-functions.ts';

/**
 * A value of a record. Paths are dotted (`actor.emails.0`); a path starting with `@.` refers to the
 * element of the shape's `each`; two dots mean a key that starts with one (`event_type..tag`). A list
 * of paths returns the first with a value.
 */
export type Value =
  | string
  | readonly Value[]
  | { readonly const: string | boolean | number }
  /** A value transformed by named functions, from left to right. */
  | { readonly from: Value; readonly via: ValueFunction | readonly ValueFunction[] }
  /** Value of the entry with that name in a list of names and values. */
  | { readonly in: string; readonly named: string }
  /** A member of the first element of a list whose other members fit, e.g. Okta's typed targets. */
  | {
      readonly in: string;
      readonly where: Readonly<Record<string, string | readonly string[]>>;
      readonly take: string;
    }
  /** The table's entry for a value, case-insensitive. Without `otherwise` an unlisted value is null. */
  | {
      readonly lookup: Value;
      readonly table: Readonly<Record<string, string>>;
      readonly otherwise?: string;
    }
  /** A member of an object that stands as JSON in a text, or as itself. */
  | { readonly json: string; readonly take: string }
  | { readonly parts: readonly Value[]; readonly with: string }
  | { readonly when: Condition; readonly then: Value; readonly otherwise?: Value }
  /** A named function of the connector's own folder. */
  | { readonly hook: string };

export type Condition =
  | { readonly has: string }
  | { readonly is: readonly [path: string, value: string | boolean | readonly string[]] }
  | { readonly starts: readonly [path: string, prefix: string] }
  | { readonly ends: readonly [path: string, suffix: string] }
  | { readonly not: Condition }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** Facts of an event by dotted name, each with the value that fills it. */
export interface EventFields {
  readonly vendorEventId?: Value;
  readonly observedAt?: Value;
  readonly outcome?: Value | { readonly const: Outcome };
  readonly vendorSeverity?: Value;
  readonly vendorRule?: Value;
  readonly 'actor.kind'?: Value | { readonly const: ActorKind };
  readonly 'actor.email'?: Value;
  readonly 'actor.id'?: Value;
  readonly 'actor.name'?: Value;
  /** Left out: the domain of `actor.email`. */
  readonly 'actor.domain'?: Value;
  readonly targetUser?: Value;
  readonly targetGroup?: Value;
  readonly destinationUser?: Value;
  readonly 'object.kind'?: Value | { readonly const: ObjectKind };
  readonly 'object.id'?: Value;
  /** Left out while there is a path: the last step of the path. */
  readonly 'object.name'?: Value;
  readonly 'object.path'?: Value;
  /** Left out: of the path. */
  readonly 'object.directory'?: Value;
  /** Left out: of the name, for files. */
  readonly 'object.extension'?: Value;
  readonly 'object.url'?: Value;
  readonly 'object.sizeBytes'?: Value;
  readonly 'object.sha256'?: Value;
  readonly 'object.mimeType'?: Value;
  readonly 'object.owner'?: Value;
  readonly 'mail.from'?: Value;
  readonly 'mail.to'?: Value;
  readonly 'mail.subject'?: Value;
  readonly 'mail.messageId'?: Value;
  readonly visibilityBefore?: Value | { readonly const: Visibility };
  readonly visibilityAfter?: Value | { readonly const: Visibility };
  readonly 'device.id'?: Value;
  readonly 'device.hostname'?: Value;
  readonly 'device.os'?: Value;
  readonly 'device.managed'?: Value | { readonly const: Tristate };
  readonly 'network.sourceIp'?: Value;
  readonly 'network.sourceDomain'?: Value;
  readonly 'network.destinationIp'?: Value;
  readonly 'network.destinationDomain'?: Value;
  readonly 'network.userAgent'?: Value;
  readonly 'process.name'?: Value;
  readonly 'process.path'?: Value;
  readonly 'process.parent'?: Value;
  readonly 'process.commandLine'?: Value;
  /** Further objects that the action read or wrote; see `LineageFacts`. */
  readonly 'lineage.source.id'?: Value;
  readonly 'lineage.source.name'?: Value;
  readonly 'lineage.source.path'?: Value;
  readonly 'lineage.source.url'?: Value;
  readonly 'lineage.target.id'?: Value;
  readonly 'lineage.target.name'?: Value;
  readonly 'lineage.target.path'?: Value;
  readonly 'lineage.target.url'?: Value;
  readonly cloudAccount?: Value;
  readonly cloudRegion?: Value;
  readonly organization?: Value;
}

/** A place by its members; none without a name that has a value. */
export interface PlaceFields {
  readonly kind: PlaceKind;
  readonly name: Value;
  readonly host?: Value;
  readonly container?: Value;
  readonly account?: Value;
}

export interface RecipientFields {
  readonly kind: RecipientKind;
  /** One address or a list; not needed for link and public. */
  readonly address?: Value;
  /** A person's sign-in name is used if the vendor has no e-mail address. */
  readonly byLogin?: true;
  readonly outside?: Value | { readonly const: Tristate };
  readonly when?: Condition;
}

/** How one kind of record becomes an event. */
export interface EventShape {
  readonly when?: Condition;
  readonly stream: string;
  /** Left out: the connector's first source. A lookup may choose among the connector's sources. */
  readonly source?: IntegrationName;
  /** Path of a list: one event for each element. */
  readonly each?: string;
  /** The vendor's name of the operation. A record without one is rejected. */
  readonly operation: Value;
  /** A record without one is rejected. */
  readonly time: Value;
  /** Meaning of each operation; an unlisted one is not a product action. */
  readonly operations: OperationTable;
  readonly fields: EventFields;
  readonly origin?: PlaceFields;
  readonly destination?: PlaceFields;
  readonly recipients?: readonly RecipientFields[];
  /** At most 24 further facts worth showing. */
  readonly extra?: Readonly<Record<string, Value>>;
  /** Text that a person wrote: classified, and no part of the event. */
  readonly content?: Value;
  /** A hook that has the last word on the facts. */
  readonly finish?: string;
}

interface EntityShapeBase<K extends EntityKind> {
  readonly when?: Condition;
  readonly entity: K;
  readonly stream: string;
  readonly source?: IntegrationName;
  readonly each?: string;
  /** The vendor's id. A record without one is rejected. */
  readonly id: Value;
  readonly changedAt?: Value;
  /** Truth of this value: the entity is gone. */
  readonly deleted?: Value;
}

export interface PersonShape extends EntityShapeBase<'person'> {
  readonly name?: Value;
  /** Each value may be one address or a list. */
  readonly emails?: readonly Value[];
  readonly logins?: readonly Value[];
  readonly employeeId?: Value;
  readonly title?: Value;
  readonly department?: Value;
  readonly manager?: Value;
  readonly status?: Value | { readonly const: PersonStatus };
  readonly hiredAt?: Value;
  readonly leftAt?: Value;
  readonly external?: Value | { readonly const: Tristate };
  readonly employmentType?: Value;
  readonly privileged?: Value | { readonly const: Tristate };
  /** IANA name. */
  readonly timeZone?: Value;
}

export interface DeviceShape extends EntityShapeBase<'device'> {
  readonly hostname?: Value;
  readonly serial?: Value;
  readonly os?: Value;
  readonly osVersion?: Value;
  readonly model?: Value;
  /** A truth value. */
  readonly mobile?: Value;
  readonly owner?: Value;
  readonly managed?: Value | { readonly const: Tristate };
  readonly compliant?: Value | { readonly const: Tristate };
  readonly encrypted?: Value | { readonly const: Tristate };
  readonly lastSeenAt?: Value;
}

export interface GroupShape extends EntityShapeBase<'group'> {
  readonly name?: Value;
  readonly email?: Value;
  /** Path of the list of members, and the fields of each: first path with a value. */
  readonly members?: { readonly list: string; readonly take: readonly string[] };
}

export interface ItemShape extends EntityShapeBase<'item'> {
  readonly itemKind: ItemKind;
  readonly name?: Value;
  readonly path?: Value;
  readonly url?: Value;
  readonly mimeType?: Value;
  readonly sizeBytes?: Value;
  readonly sha256?: Value;
  readonly owner?: Value;
  /** Read of apps only. */
  readonly publisher?: Value;
  readonly parentId?: Value;
  readonly visibility?: Value | { readonly const: Visibility };
  readonly permissions?: {
    readonly list: string;
    readonly address: readonly string[];
    readonly role: readonly string[];
    /** The vendor's term for the kind of grantee, with meanings; unlisted: person. */
    readonly kind?: string;
    readonly kinds?: Readonly<Record<string, 'person' | 'group' | 'domain' | 'link' | 'public'>>;
  };
}

export interface SkipShape {
  readonly when: Condition;
  /** Why such records are neither activity nor entity. */
  readonly skip: string;
}

/** A kind of record that only code can read: the hook answers the whole result. */
export interface HookShape {
  readonly when?: Condition;
  readonly hook: string;
}

/** A record with several parts, e.g. a message and its files: all matching shapes read it. */
export interface ManyShape {
  readonly when?: Condition;
  readonly shapes: readonly Shape[];
}

export type Shape =
  | EventShape
  | PersonShape
  | DeviceShape
  | GroupShape
  | ItemShape
  | SkipShape
  | HookShape
  | ManyShape;

/** The shapes of a connector's records; the first whose condition holds reads a record. */
export interface MapDeclaration {
  readonly source: IntegrationName;
  readonly shapes: readonly Shape[];
}

/** Input of a hook: the record, and the element of `each` (the record itself without one). */
export type Hook = (record: VendorRecord, element: VendorRecord) => unknown;
export type Hooks = Readonly<Record<string, Hook>>;
