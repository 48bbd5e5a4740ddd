import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { brandOf } from '../../account/account-parts/reader.fixture.tsx';
import ReceiptPanel from '../checkout-parts/ReceiptPanel.tsx';

it.each([{}, createMemoryServices({ as: 'active', log: () => undefined })])(
  'C4 a server renders the room of a receipt, the same for all readers',
  (services) => {
    const { routes, legalName } = brandOf('weekly');
    const html = renderToString(
      <ServicesProvider services={services}>
        <ReceiptPanel routes={routes} seller={legalName} />
      </ServicesProvider>,
    );
    expect(html).toContain('Cargando');
  },
);
