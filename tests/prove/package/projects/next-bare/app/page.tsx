export default function Page() {
  return <h1>Nothing but Next.js</h1>;
}
