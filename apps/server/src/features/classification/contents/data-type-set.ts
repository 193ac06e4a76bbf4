import type { Confidence, DataClass } from '@waybill/engine';
import type { DataTypeDeclaration } from '@waybill/contract';

/** A data type of the tenant's own, as far as classification needs it. */
export interface OwnDataType {
  id: string;
  name: string;
  class: DataClass;
  locale: string;
  sensitivity: 0 | 1 | 2 | 3 | 4;
  version: number;
  minimum: Confidence;
  /** Tried out: it counts and has no effect. */
  isShadow: boolean;
  declaration: DataTypeDeclaration;
  /** Hashes of uploaded rows or templates, as the engine wrote them. */
  material: Uint8Array | null;
}

/** How a tenant uses a built-in type. */
export interface TypeSwitch {
  isOn: boolean;
  isShadow: boolean;
  minimum: Confidence;
}

/** Values that a person has excluded do not count. */
export interface TypeException {
  exceptionId: string;
  /** Id of the data type. */
  type: string;
  reason: string;
  /** Epoch milliseconds; null: until it is revoked. */
  expiresAt: number | null;
  scope: ExceptionScope;
}

export type ExceptionScope =
  | { kind: 'value'; valueId: string }
  | { kind: 'object'; objectKey: string }
  | { kind: 'source'; source: string }
  | { kind: 'person'; personKey: string }
  /** Keys of the people who are in the group. */
  | { kind: 'group'; members: readonly string[] };

/** Classification settings of a tenant. Plain data: it is sent to worker threads. */
export interface DataTypeSet {
  /** Another one after every change. */
  key: string;
  switches: Readonly<Record<string, TypeSwitch>>;
  own: readonly OwnDataType[];
  exceptions: readonly TypeException[];
  /** Key of the hashes of excepted values: 32 bytes, hexadecimal. */
  valueKey: string;
}

/** The set that a tenant has. */
export interface TenantDataTypeSet extends DataTypeSet {
  /** `tenant.data_type_rev` when it was read. */
  rev: number;
  /** Retention of contents in days; 0: not stored. */
  retentionDays: number;
}

/** Subject of the content, for exceptions that name it. */
export interface ContentSubject {
  objectKey: string | null;
  source: string | null;
  personKey: string | null;
}

export const NO_SUBJECT: ContentSubject = { objectKey: null, source: null, personKey: null };
