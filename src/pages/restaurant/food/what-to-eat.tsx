import { useTexts } from '../../../settings/use-texts.ts';
import { DrawnPart, Part } from '../view/part.tsx';
import type { PartProps } from '../view/restaurant-view.ts';
import { Offers } from './offers.tsx';
import { OrderTakeaway } from './takeaway.tsx';

export function WhatToEat({ restaurant, parts }: PartProps) {
  const texts = useTexts();
  return (
    <div className="print:hidden">
      <DrawnPart id="proud-of" parts={parts} tone="shade" />
      <DrawnPart id="menus" parts={parts} tone="paper" beside />
      {restaurant.offers.length > 0 && (
        <Part id="offers" title="Offers here" tone="shade">
          <Offers offers={restaurant.offers} at={restaurant.slug} />
        </Part>
      )}
      {(restaurant.collect || restaurant.delivers) && (
        <>
          <div aria-hidden="true" className="gingham h-6" />
          <Part id="takeaway" title={texts.restaurantTakeaway} tone="butter">
            <OrderTakeaway restaurant={restaurant} parts={parts} />
          </Part>
        </>
      )}
    </div>
  );
}
