// Every kind of tile, one line each. The schema of pages, the preparation and components of tiles, and the content
// checks are derived from this list; docs/adding.md describes a kind's folder.
export { bookingEntry } from './booking-entry/booking-entry.kind.ts';
export { cards } from './cards/cards.kind.ts';
export { carousel } from './carousel/carousel.kind.ts';
export { faq } from './faq/faq.kind.ts';
export { feature } from './feature/feature.kind.ts';
export { form } from './form/form.kind.ts';
export { gallery } from './gallery/gallery.kind.ts';
export { giftVouchers } from './gift-vouchers/gift-vouchers.kind.ts';
export { hero } from './hero/hero.kind.ts';
export { heroTileSet } from './hero-tile-set/hero-tile-set.kind.ts';
export { imageAndText } from './image-and-text/image-and-text.kind.ts';
export { laidTable } from './laid-table/laid-table.kind.ts';
export { map } from './map/map.kind.ts';
export { menuTeaser } from './menu-teaser/menu-teaser.kind.ts';
export { offersList } from './offers-list/offers-list.kind.ts';
export { quiz } from './quiz/quiz.kind.ts';
export { restaurantFinder } from './restaurant-finder/restaurant-finder.kind.ts';
export { seasonalPromotion } from './seasonal-promotion/seasonal-promotion.kind.ts';
export { shopfrontWall } from './shopfront-wall/shopfront-wall.kind.ts';
export { signUp } from './sign-up/sign-up.kind.ts';
export { socialGrid } from './social-grid/social-grid.kind.ts';
export { text } from './text/text.kind.ts';
