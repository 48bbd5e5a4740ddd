import { startPromoDialog } from 'rotativa/patterns/paywall/PromoDialog';

startPromoDialog(document, () => sessionStorage);
