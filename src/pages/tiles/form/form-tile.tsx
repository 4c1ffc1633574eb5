import { ContactForm } from '../../../contact/form/contact-form.tsx';
import { GroupForm } from '../../../contact/form/group-form.tsx';
import { SignUpForm } from '../../../customers/form/sign-up-form.tsx';
import { FriendForm } from '../../../referral/form/friend-form.tsx';
import { ReferForm } from '../../../referral/form/refer-form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Sheet } from '../../../ui/room/sheet.tsx';
import { phoneHref } from '../../../values/phone/phone.ts';
import { TileFrame } from '../shared/tile-frame.tsx';
import { TileHead } from '../shared/tile-head.tsx';
import type { TileProps } from '../shared/tile-kind.ts';
import type { ReadyForm } from './form.kind.ts';
import styles from './form-tile.module.css';

function PhoneNumber({ phone }: { phone: string }) {
  return (
    <a href={phoneHref(phone)} className="inline-flex min-h-11 items-center gap-2 break-all font-bold">
      <Icon name="phone" className="size-5" />
      {phone}
    </a>
  );
}

function FieldSummary({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className={styles.field}>
          {line}
        </li>
      ))}
    </ul>
  );
}

/** Beside a form: what helps us to reply, and how else to reach us. */
function OtherWays({ tile }: { tile: ReadyForm }) {
  return (
    <div className="mt-6 grid gap-2">
      <p className="font-semibold">It helps to know</p>
      <FieldSummary lines={tile.askFor} />
      <p className="mt-4 flex flex-wrap items-center gap-x-6">
        <a href={`mailto:${tile.email}`} className="inline-flex min-h-11 items-center gap-2 break-all font-bold">
          <Icon name="mail" className="size-5" />
          {tile.email}
        </a>
        {tile.phone && <PhoneNumber phone={tile.phone} />}
      </p>
    </div>
  );
}

function FormOf({ tile, id }: { tile: ReadyForm; id: string }) {
  const formId = `${id}-form`;
  if (tile.formType === 'sign-up') {
    const { restaurants, birthdayHint, signUpInterface: by, tileId: source = '' } = tile;
    return <SignUpForm id={formId} restaurants={restaurants} birthdayHint={birthdayHint} by={by} source={source} />;
  }
  if (tile.formType === 'refer-a-friend') return <ReferForm id={formId} gift={tile.gift} />;
  if (tile.formType === 'referral') return <FriendForm id={formId} />;
  if (tile.formType === 'contact') return <ContactForm id={formId} content={tile.contact} about={tile.about} />;
  return <GroupForm id={formId} content={tile.contact} />;
}

/** A form on a sheet of paper. */
export default function FormTile({ tile, id }: TileProps<ReadyForm>) {
  return (
    <TileFrame tile={tile} labelledBy={id}>
      <div className={styles.columns}>
        <div>
          <TileHead id={id} tile={tile} />
          {tile.askFor.length > 0 && <OtherWays tile={tile} />}
        </div>
        <Sheet>
          <FormOf tile={tile} id={id} />
        </Sheet>
      </div>
    </TileFrame>
  );
}
