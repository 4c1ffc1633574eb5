import type { RestaurantAnswer } from '../../../restaurants/contract.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';

type Partners = RestaurantAnswer['deliveryPartners'];

const partnerNames: Record<Partners[number]['partner'], string> = {
  deliveroo: 'Deliveroo',
  'uber-eats': 'Uber Eats',
  'just-eat': 'Just Eat',
};

/** The delivery partners in a disclosure that opens without scripts. */
export function TakeawayDelivery({ partners, lead }: { partners: Partners; lead: string }) {
  return (
    <>
      <h3 className="text-heading">Delivery</h3>
      <p className="mt-2">{lead} You’ll order and pay on their site.</p>
      <details className="group mt-6 max-w-[28rem]">
        <summary className={buttonClass({ variant: 'basil', className: 'w-full justify-between!' })}>
          Choose who delivers
          <Icon name="chevron-down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mt-2 border-2 border-basil bg-paper">
          {partners.map(({ partner, url }) => (
            <li key={partner} className="border-t border-line first:border-0">
              <a
                href={url}
                className="flex min-h-12 items-center justify-between px-4 font-semibold hover:bg-basil-tint"
              >
                Order with {partnerNames[partner]}
                <Icon name="arrow-right" className="size-5" />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
