import { defineText } from '@waybill/ui';

export const categoriesText = defineText('widgets/categories/categories', {
  title: 'Categories',
  about: 'in range',
  head: 'Category',
  none: 'No category',
});
