import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import { formatFullName, isFamilyNameFirst } from "../../../server/shared/contact/formatFullName.ts";
import type {
  ClientFieldsQuery,
  ClientFieldsQuery$data,
} from "../../__generated__/ClientFieldsQuery.graphql.ts";
import { LazyDateField } from "../../forms/LazyDateField.tsx";
import { useLocaleTag } from "../../i18n/localeTag.ts";
import { TextField } from "../../ui/fields/TextField.tsx";
import { useDesk } from "../layout/DeskContext.ts";
import { useTypedSearch } from "../useTypedSearch.ts";
import styles from "./NewBooking.module.css";
import type { NewBookingDraft } from "./newBookingDraft.ts";

interface Props {
  readonly draft: NewBookingDraft;
  readonly onChange: (change: Partial<NewBookingDraft>) => void;
  /** Needs of the service, values of `Ask`. */
  readonly askPhone: string;
  readonly askDateOfBirth: string;
  /** Error texts by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
}

type Contact = NonNullable<
  NonNullable<NonNullable<ClientFieldsQuery$data["business"]>["contacts"]>["edges"][number]["node"]
>;

/** Name, number and email of the client. Known clients that match are offered while typing. */
export function ClientFields({ draft, onChange, askPhone, askDateOfBirth, errors }: Props) {
  const { t } = useLingui();
  const locale = useLocaleTag();
  const { can } = useDesk();
  const [search, setSearch] = useState("");
  const known = useKnownClients(can("contacts.read") ? search : "");
  const type = (change: Partial<NewBookingDraft>, text: string) => {
    onChange({ ...change, contact: "" });
    setSearch(text);
  };
  const names = [
    <TextField
      key="firstName"
      label={<Trans>First name</Trans>}
      name="firstName"
      autoComplete="off"
      value={draft.firstName}
      onChange={(firstName) => type({ firstName }, `${firstName} ${draft.lastName}`)}
      error={errors["firstName"]}
    />,
    <TextField
      key="lastName"
      label={<Trans>Last name</Trans>}
      name="lastName"
      autoComplete="off"
      value={draft.lastName}
      onChange={(lastName) => type({ lastName }, `${draft.firstName} ${lastName}`)}
      optionalLabel=""
      error={errors["lastName"]}
    />,
  ];
  return (
    <div className={styles.client}>
      <div className={styles.pair}>{isFamilyNameFirst(locale) ? names.toReversed() : names}</div>
      <div className={styles.pair}>
        <TextField
          label={<Trans>Phone number</Trans>}
          name="phone"
          kind="tel"
          autoComplete="off"
          value={draft.phone}
          onChange={(phone) => type({ phone }, phone)}
          optionalLabel={askPhone === "REQUIRED" ? undefined : <Trans>Optional</Trans>}
          error={errors["phone"]}
        />
        <TextField
          label={<Trans>Email</Trans>}
          name="email"
          kind="email"
          autoComplete="off"
          value={draft.email}
          onChange={(email) => type({ email }, email)}
          optionalLabel={<Trans>Optional</Trans>}
          hint={<Trans>Without an email the client gets no messages.</Trans>}
          error={errors["email"]}
        />
      </div>
      {askDateOfBirth === "NO" ? null : (
        <LazyDateField
          label={<Trans>Date of birth</Trans>}
          name="dateOfBirth"
          value={draft.dateOfBirth}
          onChange={(dateOfBirth) => onChange({ dateOfBirth })}
          optionalLabel={askDateOfBirth === "REQUIRED" ? undefined : t`Optional`}
          error={errors["dateOfBirth"]}
        />
      )}
      <p role="status" className={known.length === 0 ? styles.silent : styles.hint}>
        {known.length === 0 ? null : (
          <Plural value={known.length} one="# known client" other="# known clients" />
        )}
      </p>
      {known.length === 0 ? null : (
        <ul className={styles.known} aria-label={t`Known clients`}>
          {known.map((contact) => (
            <li key={contact.id}>
              <button
                type="button"
                className={styles.suggestion}
                onClick={() => {
                  setSearch("");
                  onChange(toDetails(contact));
                }}
              >
                <strong>{formatFullName(contact, locale) || (contact.email ?? contact.phone)}</strong>
                <span className={styles.hint}>
                  {[contact.phone, contact.email].filter(Boolean).join(" · ")}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function toDetails(contact: {
  readonly id: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
}): Partial<NewBookingDraft> {
  return {
    contact: contact.id,
    firstName: contact.firstName ?? "",
    lastName: contact.lastName ?? "",
    email: contact.email ?? "",
    phone: contact.phone ?? "",
    dateOfBirth: contact.dateOfBirth ?? "",
  };
}

function useKnownClients(text: string): readonly Contact[] {
  const { data } = useTypedSearch<ClientFieldsQuery>(
    graphql`
      query ClientFieldsQuery($search: String!) {
        business {
          contacts(search: $search, first: 5) {
            edges {
              node {
                id
                firstName
                lastName
                email
                phone
                dateOfBirth
                isErased
              }
            }
          }
        }
      }
    `,
    text,
  );
  return (data?.business?.contacts?.edges ?? []).map(({ node }) => node).filter(({ isErased }) => !isErased);
}
