import { bodyGalleryIsland } from 'rotativa/blocks/body/ArticleBody';
import { countdownIsland } from 'rotativa/blocks/events/Countdown';
import { authorCarouselIsland } from 'rotativa/blocks/carousels/AuthorCarousel';
import { storyCarouselIsland } from 'rotativa/blocks/carousels/StoryCarousel';
import { heroCarouselIsland } from 'rotativa/blocks/openings/HeroCarousel';
import { shareIsland } from 'rotativa/blocks/article/ShareBar';
import type { IslandDefinition } from 'rotativa/islands';
import { accountIsland, recordsIsland } from 'rotativa/patterns/account';
import { checkoutIsland } from 'rotativa/patterns/checkout/Checkout';
import { receiptIsland } from 'rotativa/patterns/checkout/PurchaseReceipt';
import { emailLinkIsland } from 'rotativa/patterns/account/EmailLinkPage';
import { newPasswordIsland } from 'rotativa/patterns/account/NewPasswordForm';
import { helpContactIsland } from 'rotativa/patterns/help/HelpContact';
import { newsletterFormIsland } from 'rotativa/patterns/newsletter/NewsletterForm';
import { registrationFormIsland } from 'rotativa/patterns/forum/RegistrationForm';
import { headerIslands } from 'rotativa/patterns/headers';
import { searchRefineIsland } from 'rotativa/patterns/lists/SearchRefine';
import { tabRowIsland } from 'rotativa/patterns/headers/TvTabs';
import { googleIsland } from 'rotativa/patterns/store/GoogleSubscription';
import { formerSubscriberIsland, ownSubscriptionIsland } from 'rotativa/patterns/store/StoreOffers';

/**
 * Islands that show nothing which the CSS of their page lacks, and so wait for no stylesheet. The whole stylesheet lays out
 * the page again, while its reader scrolls to a row.
 */
export const HYDRATED_AS_SENT: readonly IslandDefinition<never>[] = [
  authorCarouselIsland,
  storyCarouselIsland,
];

/** The other islands that hydrate as the package defines them. These are definitions only: the code loads when an island hydrates. */
export const HYDRATED: readonly IslandDefinition<never>[] = [
  accountIsland,
  recordsIsland,
  bodyGalleryIsland,
  checkoutIsland,
  countdownIsland,
  formerSubscriberIsland,
  googleIsland,
  ...headerIslands,
  helpContactIsland,
  newsletterFormIsland,
  heroCarouselIsland,
  emailLinkIsland,
  newPasswordIsland,
  ownSubscriptionIsland,
  receiptIsland,
  registrationFormIsland,
  searchRefineIsland,
  shareIsland,
  tabRowIsland,
];
