import { lazy, type ComponentType } from 'react';
import { BadgesGallery } from './BadgesGallery.tsx';
import { ChartsGallery } from './ChartsGallery.tsx';
import { ChartStatesGallery } from './ChartStatesGallery.tsx';
import { ChoicesGallery, ControlsGallery, FieldsGallery } from './ControlsGallery.tsx';
import { EvidenceGallery } from './EvidenceGallery.tsx';
import { HeatMapGallery, SankeyGallery, StacksGallery } from './FlowsGallery.tsx';
import { ListGallery } from './ListGallery.tsx';
import {
  OpenConfirmGallery,
  OpenDialogGallery,
  OpenHelpGallery,
  OpenToastGallery,
  OverlaysGallery,
} from './OverlaysGallery.tsx';
import { PlacesGallery } from './PlacesGallery.tsx';
import { ShellGallery } from './ShellGallery.tsx';
import { StatesGallery } from './StatesGallery.tsx';
import { TokensGallery } from './TokensGallery.tsx';

export const GALLERY_GROUPS = ['Foundations', 'Controls', 'Data', 'Charts', 'Page'] as const;

export interface GalleryPart {
  /** In the address: `?part=charts`. */
  id: string;
  group: (typeof GALLERY_GROUPS)[number];
  name: string;
  Part: ComponentType;
  /** Covers the page, so it is shown only by its own address. */
  isAlone?: boolean;
}

/** 100,000 rows are created on demand, not with the others. */
const RowsGallery = lazy(async () => {
  const { RowsGallery: Rows } = await import('./RowsGallery.tsx');
  return { default: Rows };
});

/** Every part of the gallery in the order of its index. */
export const GALLERY_PARTS: readonly GalleryPart[] = [
  { id: 'tokens', group: 'Foundations', name: 'Colours and type', Part: TokensGallery },
  { id: 'buttons', group: 'Controls', name: 'Buttons and menus', Part: ControlsGallery },
  { id: 'fields', group: 'Controls', name: 'Fields', Part: FieldsGallery },
  { id: 'choices', group: 'Controls', name: 'Tabs and choices', Part: ChoicesGallery },
  { id: 'badges', group: 'Data', name: 'Badges and people', Part: BadgesGallery },
  { id: 'places', group: 'Data', name: 'Places', Part: PlacesGallery },
  { id: 'list', group: 'Data', name: 'List and peek', Part: ListGallery },
  { id: 'rows', group: 'Data', name: '100,000 rows', Part: RowsGallery, isAlone: true },
  { id: 'evidence', group: 'Data', name: 'Evidence', Part: EvidenceGallery },
  { id: 'charts', group: 'Charts', name: 'Figures over time', Part: ChartsGallery },
  { id: 'sankey', group: 'Charts', name: 'Flows', Part: SankeyGallery },
  { id: 'heatmap', group: 'Charts', name: 'Hours of the week', Part: HeatMapGallery },
  { id: 'stacks', group: 'Charts', name: 'Stacked bars', Part: StacksGallery },
  { id: 'chart-states', group: 'Charts', name: 'Waits and failures', Part: ChartStatesGallery },
  { id: 'shell', group: 'Page', name: 'Shell', Part: ShellGallery },
  { id: 'states', group: 'Page', name: 'States', Part: StatesGallery },
  { id: 'overlays', group: 'Page', name: 'Overlays', Part: OverlaysGallery },
  { id: 'dialog', group: 'Page', name: 'Dialog, open', Part: OpenDialogGallery, isAlone: true },
  { id: 'confirm', group: 'Page', name: 'Question, open', Part: OpenConfirmGallery, isAlone: true },
  { id: 'help', group: 'Page', name: 'Keyboard, open', Part: OpenHelpGallery, isAlone: true },
  { id: 'toast', group: 'Page', name: 'Toast, open', Part: OpenToastGallery, isAlone: true },
];
