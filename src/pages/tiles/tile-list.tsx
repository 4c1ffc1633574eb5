import type { ReactNode } from 'react';
import { BookingEntryTile } from './booking-entry-tile.tsx';
import { CardsTile } from './cards-tile.tsx';
import { CarouselTile } from './carousel-tile.tsx';
import { FaqTile } from './faq-tile.tsx';
import { FeatureTile } from './feature-tile.tsx';
import { FormTile } from './form-tile.tsx';
import { GalleryTile } from './gallery-tile.tsx';
import { GiftVouchersTile } from './gift-vouchers-tile.tsx';
import { HeroTile } from './hero-tile.tsx';
import { HeroTileSetTile } from './hero-tile-set-tile.tsx';
import { ImageAndTextTile } from './image-and-text-tile.tsx';
import { LaidTableTile } from './laid-table-tile.tsx';
import { MapTile } from './map-tile.tsx';
import { MenuTeaserTile } from './menu-teaser-tile.tsx';
import { OffersListTile } from './offers-list-tile.tsx';
import { QuizTile } from './quiz-tile.tsx';
import type { ReadyTile } from './ready-tile.ts';
import { RestaurantFinderTile } from './restaurant-finder-tile.tsx';
import { SeasonalPromotionTile } from './seasonal-promotion-tile.tsx';
import { ShopfrontWallTile } from './shopfront-wall-tile.tsx';
import { SignUpTile } from './sign-up-tile.tsx';
import { SocialGridTile } from './social-grid-tile.tsx';
import { TextTile } from './text-tile.tsx';
import { TileGuard } from './tile-guard.tsx';

type DrawnProps = { tile: ReadyTile; id: string; first: boolean };

/** One component to each kind of tile: a kind without one does not compile. */
function drawn({ tile, id, first }: DrawnProps): ReactNode {
  switch (tile.tile) {
    case 'hero':
      return <HeroTile tile={tile} id={id} first={first} />;
    case 'hero-tile-set':
      return <HeroTileSetTile tile={tile} id={id} />;
    case 'text':
      return <TextTile tile={tile} id={id} />;
    case 'image-and-text':
      return <ImageAndTextTile tile={tile} id={id} />;
    case 'carousel':
      return <CarouselTile tile={tile} id={id} />;
    case 'gallery':
      return <GalleryTile tile={tile} id={id} />;
    case 'cards':
      return <CardsTile tile={tile} id={id} />;
    case 'offers-list':
      return <OffersListTile tile={tile} id={id} />;
    case 'menu-teaser':
      return <MenuTeaserTile tile={tile} id={id} />;
    case 'restaurant-finder':
      return <RestaurantFinderTile tile={tile} id={id} />;
    case 'map':
      return <MapTile tile={tile} id={id} />;
    case 'booking-entry':
      return <BookingEntryTile tile={tile} id={id} />;
    case 'sign-up':
      return <SignUpTile tile={tile} id={id} />;
    case 'quiz':
      return <QuizTile tile={tile} id={id} />;
    case 'social-grid':
      return <SocialGridTile tile={tile} id={id} />;
    case 'gift-vouchers':
      return <GiftVouchersTile tile={tile} id={id} />;
    case 'faq':
      return <FaqTile tile={tile} id={id} />;
    case 'form':
      return <FormTile tile={tile} id={id} />;
    case 'seasonal-promotion':
      return <SeasonalPromotionTile tile={tile} id={id} />;
    case 'laid-table':
      return <LaidTableTile tile={tile} id={id} first={first} />;
    case 'shopfront-wall':
      return <ShopfrontWallTile tile={tile} id={id} />;
    case 'feature':
      return <FeatureTile tile={tile} id={id} />;
    default:
      return tile satisfies never;
  }
}

/** The tiles of a page, in their order. */
export function TileList({ tiles }: { tiles: ReadyTile[] }) {
  return tiles.map((tile, at) => (
    <TileGuard key={tile.key ?? tile.tileId ?? `${tile.tile}-${at}`}>
      {drawn({ tile, id: `tile-${at + 1}`, first: at === 0 })}
    </TileGuard>
  ));
}
