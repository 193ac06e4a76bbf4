import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { DataTab } from './DataTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'data',
  title: () => textOf(tabText).title,
  order: 5,
  permission: 'setting:read',
  Tab: DataTab,
});
