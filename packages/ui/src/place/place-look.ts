import type { LucideIcon } from 'lucide-react';

/** Kind of a place, which determines its tint: the kinds of sources, and those of destinations only. */
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
