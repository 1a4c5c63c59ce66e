import { useState } from "react";
import { CalendarLayout } from "../../layouts/CalendarLayout.tsx";
import { Avatar } from "../Avatar.tsx";
import { Button } from "../buttons/Button.tsx";
import { MonthGrid } from "../calendar/MonthGrid.tsx";
import { addDays } from "../calendar/monthDates.ts";
import { Notice } from "../feedback/Notice.tsx";
import { SlotList, type SlotGroup } from "../calendar/SlotList.tsx";
import { SlotSkeleton } from "../calendar/SlotSkeleton.tsx";
import { type Step, Steps } from "../feedback/Steps.tsx";
import { SummaryList } from "../SummaryList.tsx";

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((short) => ({
  short,
  long: `${short}.`,
}));

const steps: readonly Step[] = [
  { name: "Service", renderLink: (props) => <a href="#service" {...props} /> },
  { name: "Time" },
  { name: "Details" },
];

const counts = new Map(
  Array.from({ length: 30 }, (_, day): [string, number] => [addDays("2026-11-01", day), (day * 7) % 9]),
);

const group = (id: string, title: string, from: number, count: number): SlotGroup => ({
  id,
  title,
  slots: Array.from({ length: count }, (_, index) => {
    const minute = from + index * 15;
    const hour = Math.floor(minute / 60);
    return {
      id: String(minute),
      text: `${((hour + 11) % 12) + 1}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`,
      dateTime: `2026-11-24T${String(hour).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}Z`,
      ...(index === 1 ? { aside: "2 left" } : {}),
    };
  }),
});

export function CalendarSample({ state }: { readonly state: string }) {
  const [month, setMonth] = useState("2026-11");
  const [day, setDay] = useState<string | null>("2026-11-24");
  const [time, setTime] = useState<string | null>("870");
  return (
    <CalendarLayout
      progress={<Steps label="Booking" steps={steps} currentIndex={1} positionText="2 of 3" />}
      picture={<img src="/demo/services/consultation.svg" alt="" />}
      heading={
        <>
          <p style={{ color: "var(--muted)", fontSize: "var(--text-s)" }}>Northside Studio</p>
          <h1 style={{ fontSize: "var(--text-xl)" }}>Consultation</h1>
        </>
      }
      factsSummary={
        <span style={{ display: "flex", justifyContent: "space-between", gap: 12 }}>
          <span>Tue, Nov 24, 2:30 PM</span>
          <strong data-figures="">$12,345.00</strong>
        </span>
      }
      facts={
        <SummaryList
          items={[
            { id: "length", term: "Length", icon: "clock", value: "30 minutes" },
            { id: "price", term: "Price", icon: "money", value: "$12,345.00" },
            { id: "place", term: "Place", icon: "place", value: "118 Alder Street, Northside" },
            {
              id: "person",
              term: "With",
              icon: "person",
              value: (
                <span style={{ display: "flex", alignItems: "center", gap: 8 }}>
                  <Avatar name="Amara Okafor" picture="/demo/staff/amara.svg" size={24} /> Amara Okafor
                </span>
              ),
            },
            { id: "zone", term: "Time zone", icon: "globe", value: "New York (EST)" },
          ]}
        />
      }
      main={
        <MonthGrid
          month={month}
          firstMonth="2026-11"
          lastMonth="2027-02"
          onMonthChange={setMonth}
          firstWeekday={7}
          today="2026-11-20"
          notBefore="2026-11-20"
          freeCounts={
            state === "looking" ? null : state === "empty" || month !== "2026-11" ? new Map() : counts
          }
          fewThreshold={2}
          chosen={day}
          onChoose={setDay}
          texts={{
            month: month === "2026-11" ? "November 2026" : month,
            previous: "Previous month",
            next: "Next month",
            weekdays,
            day: (date, count) => `${date}, ${count ?? "looking"}`,
            showAllWeeks: "Show whole month",
            showFewerWeeks: "Show fewer weeks",
          }}
        >
          {state === "empty" ? (
            <Notice
              kind="info"
              title="No slot available this month."
              actions={<Button kind="primary">Find next available</Button>}
            />
          ) : null}
        </MonthGrid>
      }
      aside={
        state === "looking" ? (
          <SlotSkeleton count={10} />
        ) : (
          <SlotList
            label="Tuesday, November 24"
            groups={[
              group("am", "Morning", 540, state === "many" ? 12 : 5),
              group("pm", "Afternoon", 840, state === "many" ? 16 : 4),
              group("ev", "Evening", 1080, state === "many" ? 12 : 0),
            ]}
            chosen={time}
            onChoose={setTime}
            loadMore={{
              text: "Show more times",
              busyText: "Finding slots",
              isBusy: false,
              onPress: () => undefined,
            }}
          />
        )
      }
      nextStep={
        <Button kind="primary" isWide busyText="Scheduling" isBusy={state === "busy"}>
          Continue with 2:30 PM
        </Button>
      }
      pageFooter={<span>Times in New York (EST)</span>}
    />
  );
}
