import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { AllBrands } from './AllBrands.tsx';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Rotativa', brandTarget: '_self' }),
  layout: { panelPosition: 'bottom' },
});

addons.add('rotativa/all-brands', { type: types.PREVIEW, render: AllBrands });
