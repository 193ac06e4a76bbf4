import { createContext } from 'react';
import type { TableDensity } from '../table/table-layout.ts';

/** How close rows are in the parts of the gallery that have rows. */
export const GalleryDensity = createContext<TableDensity>('normal');
