import { defineTab } from '../../tab-manifest.ts';
import { DataTab } from './DataTab.tsx';

export const tab = defineTab({
  id: 'data',
  title: 'Data',
  order: 3,
  permission: 'setting:read',
  Tab: DataTab,
});
