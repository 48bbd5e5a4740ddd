import { describeSiteContract, CONTRACT_CUSTOMER, type SiteWorld } from '../../../tests/contract/site.ts';
import { ApiError } from '../../domain/errors/api-error.ts';
import type { MemoryOutcome } from './outcome.ts';
import {
  createMemoryContact,
  createMemoryCustomers,
  createMemoryNewsletter,
  createMemoryNewsletters,
  createMemoryNotifications,
  createMemorySegments,
  createMemoryVideo,
} from './site.ts';

const RECORD = { ActualizarBoton: 'true', BannerMobile: 'Tu tarjeta vence este mes' };
const VIDEO = {
  id: 'video-1',
  snippet: {
    publishedAt: '2025-06-01T12:00:00Z',
    title: 'Entrevista en el Capitolio',
    description: '',
    thumbnails: { default: { url: '' } },
  },
  contentDetails: { duration: 'PT3M20S' },
};

describeSiteContract('memory', async (): Promise<SiteWorld> => {
  const play: MemoryOutcome = {};
  const notifications = createMemoryNotifications(play);
  const error = new ApiError('missingJwt', 'Missing or invalid jwt');
  return {
    newsletter: createMemoryNewsletter(play),
    contact: createMemoryContact(play),
    renewing: createMemorySegments(RECORD, play),
    plain: createMemorySegments(null, play),
    customers: createMemoryCustomers({ [CONTRACT_CUSTOMER]: RECORD }, play),
    notifications,
    newsletters: {
      hers: createMemoryNewsletters([], play),
      his: createMemoryNewsletters([{ site: 'daily', origin: 'manana' }], play),
      anonymous: createMemoryNewsletters([], { error }),
    },
    accountNotice: { profileChanged: () => notifications.updateProfile({ email: CONTRACT_CUSTOMER }) },
    video: createMemoryVideo([VIDEO], play),
    reachable: (now) => {
      if (now) delete play.error;
      else play.error = new ApiError('network', 'The service cannot be reached.');
    },
    close: async () => undefined,
  };
});
