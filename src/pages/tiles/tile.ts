import { z } from 'zod';
import { form, signUp } from './asking.schema.ts';
import { cards } from './cards.schema.ts';
import { carousel } from './carousel.schema.ts';
import { gallery } from './gallery.schema.ts';
import { hero } from './hero.schema.ts';
import { heroTileSet } from './hero-tile-set.schema.ts';
import { imageAndText } from './image-and-text.schema.ts';
import { menuTeaser } from './menu-teaser.schema.ts';
import { offersList } from './offers-list.schema.ts';
import type { Parts } from './parts.ts';
import { bookingEntry, laidTable, map, restaurantFinder, shopfrontWall } from './places.schema.ts';
import { quiz } from './quiz.schema.ts';
import { faq, feature, giftVouchers, seasonalPromotion, socialGrid } from './telling.schema.ts';
import { text } from './text.schema.ts';

const KINDS =
  'a tile: hero, hero-tile-set, text, image-and-text, carousel, gallery, cards, offers-list, menu-teaser, restaurant-finder, map, booking-entry, sign-up, quiz, social-grid, gift-vouchers, faq, form, seasonal-promotion, laid-table, shopfront-wall or feature';

/** Every kind of tile a page can be laid with. */
export const tile = <I extends z.ZodType, W extends z.ZodType>(parts: Parts<I, W>) =>
  z.discriminatedUnion(
    'tile',
    [
      hero(parts),
      heroTileSet(parts),
      text(parts),
      imageAndText(parts),
      carousel(parts),
      gallery(parts),
      cards(parts),
      offersList(parts),
      menuTeaser(parts),
      restaurantFinder(parts),
      map(parts),
      bookingEntry(parts),
      signUp(parts),
      quiz(parts),
      socialGrid(parts),
      giftVouchers(parts),
      faq(parts),
      form(parts),
      seasonalPromotion(parts),
      laidTable(parts),
      shopfrontWall(parts),
      feature(parts),
    ],
    { error: KINDS },
  );
