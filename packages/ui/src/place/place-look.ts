import type { LucideIcon } from 'lucide-react';

/** What a place is, which gives its tint: the kinds of sources, and those that only destinations have. */
export type PlaceLookKind =
  | 'storage'
  | 'mail'
  | 'chat'
  | 'cloud'
  | 'business'
  | 'code'
  | 'identity'
  | 'people'
  | 'endpoint'
  | 'security'
  | 'application'
  | 'assistant'
  | 'outside'
  | 'person';

/** How a place is drawn. */
export interface PlaceLook {
  kind: PlaceLookKind;
  Icon: LucideIcon;
}
