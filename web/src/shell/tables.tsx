export default function Soon() {
  return <div class="page" />;
}
