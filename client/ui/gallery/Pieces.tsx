import { useState, type ReactNode } from "react";
import { Avatar } from "../Avatar.tsx";
import { Button, type ButtonKind } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { Checkbox } from "../Checkbox.tsx";
import { Countdown } from "../Countdown.tsx";
import { DateField } from "../DateField.tsx";
import { Dialog } from "../Dialog.tsx";
import { LinkButton } from "../LinkButton.tsx";
import { Notice, type NoticeKind } from "../Notice.tsx";
import { RadioCards } from "../RadioCards.tsx";
import { SearchCombo } from "../SearchCombo.tsx";
import { Select } from "../Select.tsx";
import { Skeleton } from "../Skeleton.tsx";
import { TextArea } from "../TextArea.tsx";
import { TextField } from "../TextField.tsx";
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

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card>
      <h2 style={{ fontSize: 18, marginBottom: 16 }}>{title}</h2>
      <div style={{ display: "grid", gap: 12 }}>{children}</div>
    </Card>
  );
}

/** Every primitive in every state. */
export function Pieces() {
  const [text, setText] = useState("Margit");
  const [born, setBorn] = useState("");
  const [agreed, setAgreed] = useState(false);
  const [person, setPerson] = useState<string | null>("any");
  const [search, setSearch] = useState("");
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
        <Button kind="primary" wide>
          Terminvereinbarungsbestätigung abschließen
        </Button>
      </Part>
      <Part title="Fields">
        <div style={twice}>
          <TextField label="First name" autoComplete="given-name" {...field} />
          <TextField label="E-mail" kind="email" hint="We send the confirmation here." {...field} />
          <TextField label="Phone" kind="tel" optional="Optional" {...field} value="" />
          <TextField label="E-mail" kind="email" error="Email is invalid!" {...field} />
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
            search={search}
            onSearch={setSearch}
            chosen={null}
            onChoose={(id) => setSearch(id)}
            onLeave={() => undefined}
            lookingText="Finding time zones"
            emptyText="No Timezone found!"
            options={zones
              .filter((id) => id.toLowerCase().includes(search.toLowerCase()))
              .map((id) => ({ id, text: id, aside: "3:41 PM" }))}
          />
        </div>
        <TextArea label="Additional information" optional="Optional" {...field} />
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
        <Countdown until={until} spoken={String} onEnd={() => undefined}>
          {(time) => <>Held for you for {time}</>}
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
