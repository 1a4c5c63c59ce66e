import { useState, type ReactNode } from "react";
import { Avatar } from "../Avatar.tsx";
import { Button, type ButtonKind } from "../buttons/Button.tsx";
import { Card } from "../Card.tsx";
import { AddressFields } from "../fields/AddressFields.tsx";
import { CheckCards } from "../choices/CheckCards.tsx";
import { Checkbox } from "../choices/Checkbox.tsx";
import { Countdown } from "../feedback/Countdown.tsx";
import { DateField } from "../fields/DateField.tsx";
import { Dialog } from "../feedback/Dialog.tsx";
import { ErrorSummary } from "../fields/ErrorSummary.tsx";
import { FileField } from "../fields/FileField.tsx";
import { LinkButton } from "../buttons/LinkButton.tsx";
import { Notice, type NoticeKind } from "../feedback/Notice.tsx";
import { ProgressBar } from "../feedback/ProgressBar.tsx";
import { RadioCards } from "../choices/RadioCards.tsx";
import { SearchCombo } from "../fields/SearchCombo.tsx";
import { Select } from "../fields/Select.tsx";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { TextArea } from "../fields/TextArea.tsx";
import { TextField } from "../fields/TextField.tsx";
import { Ticket } from "../Ticket.tsx";

const kinds: readonly ButtonKind[] = ["primary", "secondary", "quiet", "danger"];
const notices: readonly NoticeKind[] = ["info", "success", "warning", "danger"];
const zones = ["America/New_York", "Europe/Budapest", "Asia/Kathmandu", "Pacific/Apia"];
const row = { display: "flex", flexWrap: "wrap", gap: 12, alignItems: "center" } as const;
const twice = {
  display: "grid",
  gap: 12,
  gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))",
} as const;

const fileWords = {
  choose: "Choose a file",
  retry: "Try again",
  removeLabel: "Remove referral.pdf",
  remove: "Remove",
  uploading: "Sending referral.pdf",
  uploaded: "referral.pdf is attached",
};
const emptyAddress = { line1: "", line2: "", city: "", region: "", postcode: "", country: "" };
const addressParts = {
  line1: { label: "Street and number", error: "This field is required." },
  line2: { label: "Flat, floor", optionalLabel: "Optional" },
  city: { label: "City" },
  region: { label: "State or region", optionalLabel: "Optional" },
  postcode: { label: "ZIP or postal code" },
  country: { label: "Country", optionalLabel: "Optional" },
};

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <h2 style={{ fontSize: 18, marginBottom: 16 }}>{title}</h2>
      <div style={{ display: "grid", gap: 12 }}>{children}</div>
    </Card>
  );
}

export function ComponentSamples() {
  const [text, setText] = useState("Margit");
  const [born, setBorn] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [person, setPerson] = useState<string | null>("any");
  const [search, setSearch] = useState("");
  const [goals, setGoals] = useState<readonly string[]>(["sleep"]);
  const [address, setAddress] = useState(emptyAddress);
  const [isOpen, setOpen] = useState(false);
  const [until] = useState(() => Date.now() + 400_000);
  const field = { name: "x", value: text, onChange: setText };
  return (
    <main style={{ display: "grid", gap: 16, padding: 16, maxWidth: 860, margin: "0 auto" }}>
      <Part title="Buttons">
        {kinds.map((kind) => (
          <div key={kind} style={row}>
            <Button kind={kind}>Book 2:30 PM</Button>
            <Button kind={kind} isBusy busyText="Scheduling">
              Book 2:30 PM
            </Button>
            <Button kind={kind} isDisabled>
              Book 2:30 PM
            </Button>
            <LinkButton kind={kind} href="#x">
              Add to Google Calendar
            </LinkButton>
          </div>
        ))}
        <Button kind="primary" isWide>
          Terminvereinbarungsbestätigung abschließen
        </Button>
      </Part>
      <Part title="Fields">
        <div style={twice}>
          <TextField label="First name" autoComplete="given-name" {...field} />
          <TextField label="Email" kind="email" hint="We send the confirmation here." {...field} />
          <TextField label="Phone" kind="tel" optionalLabel="Optional" {...field} value="" />
          <TextField label="Email" kind="email" error="Email is invalid!" {...field} />
          <DateField
            label="Date of birth"
            name="b"
            value={born}
            onChange={setBorn}
            hint="As in your passport"
          />
          <DateField
            label="Date of birth"
            name="b2"
            value="1984-02-29"
            onChange={setBorn}
            error="This field is required."
          />
          <Select
            label="Language"
            name="l"
            value="hu"
            onChange={() => undefined}
            options={[{ value: "hu", text: "Magyar" }]}
          />
          <SearchCombo
            label="Time zone"
            searchText={search}
            onSearch={setSearch}
            chosen={null}
            onChoose={(id) => setSearch(id)}
            onCancel={() => undefined}
            loadingText="Finding time zones"
            emptyText="No Timezone found!"
            options={zones
              .filter((id) => id.toLowerCase().includes(search.toLowerCase()))
              .map((id) => ({ id, text: id, aside: "3:41 PM" }))}
          />
        </div>
        <TextArea label="Additional information" optionalLabel="Optional" {...field} />
        <Checkbox
          name="c"
          isSelected={agreed}
          onChange={setAgreed}
          error={agreed ? undefined : "This field is required."}
        >
          I agree that Northside Studio keeps these details for this appointment.
        </Checkbox>
      </Part>
      <Part title="Cards to choose">
        <RadioCards
          label="Who would you like to see?"
          name="staff"
          value={person}
          onChange={setPerson}
          cards={[
            {
              value: "any",
              title: "Any available",
              text: "Shows the most times",
              picture: <Avatar name="A" size={44} />,
            },
            {
              value: "amara",
              title: "Amara Okafor",
              text: "Physiotherapist",
              aside: "$120.00",
              picture: <Avatar name="Amara Okafor" picture="/demo/staff/amara.svg" size={44} />,
            },
            {
              value: "long",
              title: "Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine the Younger",
              text: "Leitende Physiotherapeutin",
              aside: "$12,345.00",
              picture: <Avatar name="Wolfe Blaine" size={44} />,
            },
            { value: "off", title: "Daniel Reyes", text: "Not available", isDisabled: true },
          ]}
        />
      </Part>
      <Part title="Forms">
        <ErrorSummary
          title="Please check 2 questions"
          errors={[
            { field: "goals", text: "What do you want to work on? Please choose at least one option" },
            { field: "referral", text: "Referral letter: This file is too large." },
          ]}
          onGoToField={() => undefined}
        />
        <ProgressBar label="Question 2 of 5" value={0.4} />
        <CheckCards
          label="What do you want to work on?"
          name="goals"
          values={goals}
          onChange={setGoals}
          cards={[
            { value: "sleep", title: "Sleep" },
            { value: "back", title: "Back and neck" },
            { value: "long", title: "Arbeitsplatzbezogene Verspannungsbeschwerden" },
          ]}
          error={goals.length === 0 ? "Please choose at least one option" : undefined}
        />
        <RadioCards
          label="How did you hear about us?"
          optionalLabel="Optional"
          name="source"
          value={person}
          onChange={setPerson}
          clearLabel="Clear selection"
          onClear={() => setPerson(null)}
          hint="One is enough."
          cards={[
            { value: "any", title: "A friend" },
            { value: "web", title: "The web" },
          ]}
        />
        {[null, { name: "referral.pdf", sizeText: "1.2 MB", progress: 0.6 }].map((file, index) => (
          <FileField
            key={index}
            label="Referral letter"
            name="referral"
            accept="image/*,application/pdf"
            hint="PDF or picture, up to 5 MB"
            file={file}
            onChoose={() => undefined}
            onRemove={() => undefined}
            texts={fileWords}
          />
        ))}
        <FileField
          label="Referral letter"
          name="referral"
          accept="image/*,application/pdf"
          error="This file could not be sent."
          file={{ name: "a-rather-long-name-of-a-referral-letter.pdf", sizeText: "1.2 MB", progress: null }}
          onChoose={() => undefined}
          onRemove={() => undefined}
          onRetry={() => undefined}
          texts={fileWords}
        />
        <AddressFields
          label="Where do you live?"
          name="address"
          value={address}
          onChange={setAddress}
          parts={addressParts}
          countries={[{ value: "", text: "Please choose" }]}
        />
      </Part>
      <Part title="Messages">
        {notices.map((kind) => (
          <Notice
            key={kind}
            kind={kind}
            title="Not booked: Staff busy"
            actions={<Button>See other times</Button>}
          >
            Someone took 2:30 PM while you were typing. Your details are kept.
          </Notice>
        ))}
        <Countdown endsAt={until} formatAnnouncement={String} onExpire={() => undefined}>
          {(time) => <>Held for you: {time} min left</>}
        </Countdown>
        <Skeleton height="44px" />
        <Button onPress={() => setOpen(true)}>Open the dialog</Button>
        <Dialog
          title="Cancel this appointment?"
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          actions={<Button onPress={() => setOpen(false)}>Keep it</Button>}
        >
          Tuesday, November 24, 2:30 PM with Amara.
        </Dialog>
      </Part>
      <Part title="Ticket">
        <Ticket
          weekday="Tuesday"
          day="24"
          month="November 2026"
          time="2:30 PM to 3:00 PM (EST)"
          title="Consultation"
        >
          <p style={{ color: "var(--muted)" }}>With Amara Okafor, 118 Alder Street</p>
        </Ticket>
        <Ticket
          isVoid
          weekday="Donnerstag"
          day="3"
          month="Dezember 2026"
          time="14:30"
          title="Paartherapie-Erstgespräch"
        />
      </Part>
    </main>
  );
}
